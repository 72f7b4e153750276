import { z } from 'zod'

export const port = z.coerce
  .number('expected a port')
  .int('expected a port')
  .min(0)
  .max(65535, 'expected a port')
