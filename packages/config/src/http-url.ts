import { z } from 'zod'

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'expected an http:// or https:// address' })
  .transform((url) => url.replace(/\/+$/, ''))
