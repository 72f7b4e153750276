import { z } from 'zod'
import { hasHiddenCharacters, tidyName } from './name.ts'

/** An owner's name for something, with a maximum length: the one rule for all names. */
export const readableName = (maxLength: number) =>
  z
    .string()
    .trim()
    .refine((name) => !hasHiddenCharacters(name), 'hidden_characters')
    .overwrite(tidyName)
    .max(maxLength, 'too_long')
