import type { Processor } from '../processors/processor.ts'

/** The processor with some of its members replaced, as faults of tests. */
export const overrideProcessor = (processor: Processor, members: Partial<Processor>): Processor =>
  Object.assign(Object.create(processor), members)
