import { editions } from '@zubr/domain/plans'
import { z } from 'zod'
import { CorePackage } from './packages.ts'

/** A field of a core's settings form. The panel has its texts by `key`. */
export const SettingField = z.discriminatedUnion('type', [
  z.object({ key: z.string(), type: z.literal('text'), maxLength: z.number().int(), default: z.string() }),
  z.object({
    key: z.string(),
    type: z.literal('integer'),
    min: z.number().int(),
    max: z.number().int(),
    default: z.number().int(),
  }),
  z.object({ key: z.string(), type: z.literal('boolean'), default: z.boolean() }),
  z.object({ key: z.string(), type: z.literal('choice'), options: z.array(z.string()), default: z.string() }),
])
export type SettingField = z.infer<typeof SettingField>
/** Maximum length of a text setting. */
export const maxTextLength = 1_000
export const Settings = z.record(
  z.string().max(40),
  z.union([z.string().max(maxTextLength), z.number(), z.boolean()]),
)
export type Settings = z.infer<typeof Settings>

/** A kind of server software in one version. */
export const Core = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,32}$/),
    version: z.string().max(40),
    /** The game version that clients use. */
    gameVersion: z.string().max(40),
    edition: z.enum(editions),
    experimental: z.boolean(),
    settings: z.array(SettingField),
    /** For a core of the catalogue; a core included in the agent has none. */
    package: CorePackage.optional(),
  })
  .meta({ id: 'Core' })
export type Core = z.infer<typeof Core>
