// 95_sums.h: packages crypto/md5, crypto/sha1, crypto/sha256 and hash/crc32.

//@ rt_sum_blocks
// Calls f for each block of the padded message, with the block as 16 words. The padding is a bit 1, zeros,
// and the length in bits as the last eight bytes. The first byte of a word is its lowest one in MD5, its
// highest one in SHA.
template <bool lowest_first, class F> inline void rt_sum_blocks(Slice<uint8> message, F f) {
	int64 blocks = (message.n + 8) / 64 + 1;
	for (int64 i = 0; i < blocks; i++) {
		uint8 bytes[64] = {};
		int64 left = message.n - i * 64;
		if (left > 0) memcpy(bytes, message.p + i * 64, left < 64 ? left : 64);
		if (left >= 0 && left < 64) bytes[left] = 0x80;
		if (i == blocks - 1)
			for (int k = 0; k < 8; k++) bytes[lowest_first ? 56 + k : 63 - k] = uint8(uint64(message.n) * 8 >> 8 * k);
		uint32 words[16] = {};
		for (int k = 0; k < 64; k++) words[k / 4] |= uint32(bytes[k]) << 8 * (lowest_first ? k % 4 : 3 - k % 4);
		f(words);
	}
}
//@ rt_sum_bytes
// The first N bytes of words, the highest byte of each first.
template <int64 N> inline Array<uint8, N> rt_sum_bytes(const uint32* words) {
	Array<uint8, N> sum = {};
	for (int64 i = 0; i < N; i++) sum.a[i] = uint8(words[i / 4] >> (24 - 8 * (i % 4)));
	return sum;
}
//@ rt_rotated
// Returns x rotated to the left by 1 to 31 bits.
inline uint32 rt_rotated(uint32 x, int k) { return x << k | x >> (32 - k); }
//@ md5_Sum
//= pure
#include <math.h>
// RFC 1321, which defines the constants by the sine.
struct rt_md5_constants {
	uint32 k[64];
	rt_md5_constants() {
		for (int i = 0; i < 64; i++) k[i] = uint32(int64(fabs(sin(i + 1.0)) * 4294967296.0));
	}
};
inline Array<uint8, 16> md5_Sum(Slice<uint8> message) {
	static rt_md5_constants constants;
	static const int turns[] = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
	uint32 state[] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
	rt_sum_blocks<true>(message, [&](const uint32* words) {
		uint32 a = state[0], b = state[1], c = state[2], d = state[3];
		for (int i = 0; i < 64; i++) {
			uint32 mixed = i < 16 ? (b & c) | (~b & d) : i < 32 ? (b & d) | (c & ~d) : i < 48 ? b ^ c ^ d : c ^ (b | ~d);
			int word = i < 16 ? i : i < 32 ? 5 * i + 1 : i < 48 ? 3 * i + 5 : 7 * i;
			uint32 next = b + rt_rotated(a + mixed + words[word % 16] + constants.k[i], turns[i / 16 * 4 + i % 4]);
			a = d;
			d = c;
			c = b;
			b = next;
		}
		state[0] += a;
		state[1] += b;
		state[2] += c;
		state[3] += d;
	});
	Array<uint8, 16> sum = {};
	for (int i = 0; i < 16; i++) sum.a[i] = uint8(state[i / 4] >> 8 * (i % 4));
	return sum;
}
//@ sha256_Sum256
//= pure
#include <math.h>
// FIPS 180-4. Its constants are the first 32 bits after the point of the square and cube roots of the first primes.
struct rt_sha256_constants {
	uint32 start[8], k[64];
	rt_sha256_constants() {
		for (int n = 0, prime = 2; n < 64; prime++) {
			int factor = 2;
			while (prime % factor) factor++;
			if (factor < prime) continue;
			if (n < 8) start[n] = after_point(sqrt(float64(prime)));
			k[n++] = after_point(cbrt(float64(prime)));
		}
	}
	static uint32 after_point(float64 x) { return uint32((x - int64(x)) * 4294967296.0); }
};
inline Array<uint8, 32> sha256_Sum256(Slice<uint8> message) {
	static rt_sha256_constants constants;
	uint32 state[8];
	memcpy(state, constants.start, sizeof state);
	rt_sum_blocks<false>(message, [&](const uint32* words) {
		uint32 w[64];
		for (int i = 0; i < 64; i++) {
			if (i < 16) {
				w[i] = words[i];
				continue;
			}
			uint32 x = w[i - 15], y = w[i - 2];
			w[i] = w[i - 16] + (rt_rotated(x, 25) ^ rt_rotated(x, 14) ^ x >> 3) + w[i - 7] + (rt_rotated(y, 15) ^ rt_rotated(y, 13) ^ y >> 10);
		}
		uint32 s[8];
		memcpy(s, state, sizeof s);
		for (int i = 0; i < 64; i++) {
			uint32 a = s[0], e = s[4];
			uint32 t = s[7] + (rt_rotated(e, 26) ^ rt_rotated(e, 21) ^ rt_rotated(e, 7)) + ((e & s[5]) ^ (~e & s[6])) + constants.k[i] + w[i];
			uint32 u = (rt_rotated(a, 30) ^ rt_rotated(a, 19) ^ rt_rotated(a, 10)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
			for (int k = 7; k > 0; k--) s[k] = s[k - 1];
			s[4] += t;
			s[0] = t + u;
		}
		for (int i = 0; i < 8; i++) state[i] += s[i];
	});
	return rt_sum_bytes<32>(state);
}
//@ rt_crc32_fill
// Fills the table of a polynomial: for each byte, the checksum of this byte alone. The lowest bit stands
// for the highest power.
inline Array<uint32, 256>* rt_crc32_fill(Array<uint32, 256>* table, uint32 polynomial) {
	for (uint32 i = 0; i < 256; i++) {
		uint32 sum = i;
		for (int k = 0; k < 8; k++) sum = sum >> 1 ^ (sum & 1 ? polynomial : 0);
		table->a[i] = sum;
	}
	return table;
}
//@ crc32_IEEETable
static Array<uint32, 256> rt_crc32_ieee;
static Array<uint32, 256>* crc32_IEEETable = rt_crc32_fill(&rt_crc32_ieee, 0xedb88320);
//@ crc32_MakeTable
//= pure
inline Array<uint32, 256>* crc32_MakeTable(uint32 polynomial) {
	if (polynomial == 0xedb88320) return crc32_IEEETable;
	return rt_crc32_fill(gc_new<Array<uint32, 256> >(), polynomial);
}
//@ crc32_Update
//= pure
inline uint32 crc32_Update(uint32 sum, Array<uint32, 256>* table, Slice<uint8> b) {
	if (b.n) deref(table);
	sum = ~sum;
	for (int64 i = 0; i < b.n; i++) sum = table->a[uint8(sum) ^ b.p[i]] ^ sum >> 8;
	return ~sum;
}
//@ crc32_Checksum
//= pure
inline uint32 crc32_Checksum(Slice<uint8> b, Array<uint32, 256>* table) { return crc32_Update(0, table, b); }
//@ crc32_ChecksumIEEE
//= pure
inline uint32 crc32_ChecksumIEEE(Slice<uint8> b) { return crc32_Update(0, crc32_IEEETable, b); }
