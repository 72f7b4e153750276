/** Whose interfaces the catalogue of cores is read from. Free of zod: a name is all that travels. */
export const coreSources = [
  'paper',
  'mojang',
  'purpur',
  'fabric',
  'neoforge',
  'forge',
  'bedrock',
  'pocketmine',
  'adoptium',
] as const
export type CoreSource = (typeof coreSources)[number]
