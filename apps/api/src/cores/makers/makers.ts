import type { CoreSource } from '@zubr/contracts/cores/sources'
import { readAdoptium } from './adoptium.ts'
import { readBedrock } from './bedrock.ts'
import { readFabric } from './fabric.ts'
import { readForge } from './forge.ts'
import type { SourceReader } from './maker.ts'
import { readMojang } from './mojang.ts'
import { readNeoforge } from './neoforge.ts'
import { readPaper } from './paper.ts'
import { readPocketmine } from './pocketmine.ts'
import { readPurpur } from './purpur.ts'

export const makers: Record<CoreSource, SourceReader> = {
  paper: readPaper,
  mojang: readMojang,
  purpur: readPurpur,
  fabric: readFabric,
  neoforge: readNeoforge,
  forge: readForge,
  bedrock: readBedrock,
  pocketmine: readPocketmine,
  adoptium: readAdoptium,
}
