import { z } from 'zod'

/** A time as an operator writes it, with its offset, to the minute or finer. */
export const Time = z.union([
  z.iso.datetime({ offset: true, precision: -1 }),
  z.iso.datetime({ offset: true }),
])
