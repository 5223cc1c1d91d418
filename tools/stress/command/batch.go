// This file runs many variants on many inputs in one process. On a typical input a run takes less than a tenth of the
// time that it takes to start a process in the sandbox.
//
// A process that runs many variants is called a batch. A variant's result in a batch is only used if its answer is
// equal to the answer of the original program. If a variant gives another answer, fails or does not end in a batch,
// it runs again in a process of its own, and only the result of this second run is used.

package command

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"oj/tools/stress/mutate"
)

const (
	maxBatch      = 32      // the maximum number of inputs in a batch
	maxBatchBytes = 1 << 20 // the maximum size of all inputs together; a single input may be larger

	// batchTime is the judge's time limit for a batch. Normally a batch ends itself after about a second. It cannot do so
	// if a variant blocks the timers of the process.
	batchTime = time.Minute

	// batchMemory is the memory limit of a batch, in bytes. If a batch needs more, each variant runs in its own process.
	batchMemory = 512 << 20
)

// inBatches divides the inputs into ranges, and calls run for each range in turn. The first ranges are small,
// because most variants are detected on the first inputs.
func inBatches(texts [][]byte, run func(from, to int) error) error {
	from := 0
	for count := 1; from < len(texts); count = min(2*count, maxBatch) {
		to := from + 1
		bytes := len(texts[from])
		for to < len(texts) && to-from < count && bytes+len(texts[to]) <= maxBatchBytes {
			bytes += len(texts[to])
			to++
		}
		if err := run(from, to); err != nil {
			return err
		}
		from = to
	}
	return nil
}

// suspects returns, for each input, the variants in list whose answers may differ from the original program's.
func (m *mutants) suspects(ctx context.Context, texts [][]byte, list []*variant) ([][]*variant, error) {
	result := make([][]*variant, len(texts))
	if !m.batches || len(list) == 0 {
		for i := range result {
			result[i] = list
		}
		return result, nil
	}

	// If a batch ends early while a variant runs, for example because the variant crashes, this variant does
	// not run in batches any more. On all inputs that are left, it must run in a process of its own.
	together := slices.Clone(list)
	var alone []*variant
	for i := 0; i < len(texts); {
		report, err := m.batch(ctx, texts[i:], together)
		if err != nil {
			return nil, err
		}
		width := 1 + len(together) // the number of runs on one input: one run of the program, and one of each variant
		whole, rest := len(report)/width, len(report)%width
		for j := range whole {
			runs := report[j*width : (j+1)*width]
			result[i+j] = slices.Clone(alone)
			for k, v := range together {
				if runs[0] != mutate.Same || runs[1+k] != mutate.Same {
					result[i+j] = append(result[i+j], v)
				}
			}
		}
		i += whole

		// If the batch has ended while a variant was running, exclude this variant from the next batch. If the
		// batch has reached its own time limit after some inputs, the next batch runs on the remaining inputs.
		switch {
		case rest > 0:
			ended := together[rest-1]
			alone = append(alone, ended)
			together = slices.DeleteFunc(together, func(v *variant) bool { return v == ended })
		case whole == 0:
			// The batch has ended while the original program was running on this input, so there are no
			// results for this input: all variants must run on it in processes of their own.
			result[i] = list
			i++
		}
	}
	return result, nil
}

// count adds 1 to m.comparisons for each variant in the list that a batch has compared with the program on
// one input. It does not count suspects, because they are counted when they run again. Nor does it count
// variants that an earlier input of the batch has detected.
func (m *mutants) count(list, suspects []*variant, isDetected func(*variant) bool) {
	for _, v := range list {
		if !slices.Contains(suspects, v) && !isDetected(v) {
			m.comparisons++
		}
	}
}

// batch runs the program and the variants on all inputs in one process. For each run that ended, it returns a
// byte with the result, such as mutate.Same.
func (m *mutants) batch(ctx context.Context, texts [][]byte, list []*variant) ([]byte, error) {
	var numbers, lengths strings.Builder
	for _, v := range list {
		fmt.Fprintf(&numbers, "%d,", v.Number)
	}
	for _, text := range texts {
		fmt.Fprintf(&lengths, "%d,", len(text))
	}
	if err := m.setInput(bytes.Join(texts, nil)); err != nil {
		return nil, err
	}

	c := m.testcase("batch")
	c.Args = []string{mutate.Batch, fmt.Sprint(m.limit().Milliseconds()), numbers.String(), lengths.String()}
	p := *m.subject
	p.Limits.Time = batchTime
	p.Limits.Memory = batchMemory
	var report bytes.Buffer
	_, err := m.Output(ctx, &p, c, &report)
	return report.Bytes(), err
}
