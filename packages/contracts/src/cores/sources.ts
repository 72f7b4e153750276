/** Sources of the core catalogue. No zod here: only names are sent. */
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
