import type { CoreField } from '../core-settings.ts'
import type { Edition } from '../plans.ts'
import {
  backendFields,
  bedrockFields,
  flyingSquidFields,
  javaFields,
  pocketmineFields,
  serenityFields,
  velocityFields,
} from './fields.ts'

/** Every kind of server software in the order of offers: the most used first. */
export const coreIds = [
  'paper',
  'purpur',
  'vanilla',
  'fabric',
  'neoforge',
  'forge',
  'velocity',
  'bedrock-dedicated',
  'pocketmine',
  'serenityjs',
  'flying-squid',
] as const
export type CoreId = (typeof coreIds)[number]

export type CoreKind = {
  /** The official name. */
  name: string
  edition: Edition
  /** The transport protocol of players. */
  transport: 'tcp' | 'udp'
  /**
   * Mojang's software, or software that includes it: its user must accept the terms at `eulaUrl`.
   */
  eula: boolean
  /**
   * Source of its versions: the API's catalogue reads its authors' interface, or the agent includes
   * it.
   */
  from: 'catalogue' | 'agent'
  /** It runs on Java; its version determines the Java version. */
  java: boolean
  experimental: boolean
  /** The console command that broadcasts a message; null if it has none. */
  say: 'say' | null
  settings: readonly CoreField[]
}

export const eulaUrl = 'https://aka.ms/MinecraftEULA'

const mojang = { edition: 'java', transport: 'tcp', eula: true, from: 'catalogue', java: true } as const
const settled = { experimental: false, say: 'say' } as const

export const coreKinds: Record<CoreId, CoreKind> = {
  paper: { ...mojang, ...settled, name: 'Paper', settings: backendFields },
  purpur: { ...mojang, ...settled, name: 'Purpur', settings: backendFields },
  vanilla: { ...mojang, ...settled, name: 'Vanilla', settings: javaFields },
  fabric: { ...mojang, ...settled, name: 'Fabric', settings: backendFields },
  neoforge: { ...mojang, ...settled, name: 'NeoForge', settings: backendFields },
  forge: { ...mojang, ...settled, name: 'Forge', settings: backendFields },
  velocity: {
    ...settled,
    name: 'Velocity',
    say: null,
    edition: 'proxy',
    transport: 'tcp',
    eula: false,
    from: 'catalogue',
    java: true,
    settings: velocityFields,
  },
  'bedrock-dedicated': {
    ...settled,
    name: 'Bedrock Dedicated Server',
    edition: 'bedrock',
    transport: 'udp',
    eula: true,
    from: 'catalogue',
    java: false,
    settings: bedrockFields,
  },
  pocketmine: {
    ...settled,
    name: 'PocketMine-MP',
    edition: 'bedrock',
    transport: 'udp',
    eula: false,
    from: 'catalogue',
    java: false,
    settings: pocketmineFields,
  },
  serenityjs: {
    name: 'SerenityJS',
    edition: 'bedrock',
    transport: 'udp',
    eula: false,
    from: 'agent',
    java: false,
    experimental: true,
    say: null,
    settings: serenityFields,
  },
  'flying-squid': {
    name: 'flying-squid',
    edition: 'java',
    transport: 'tcp',
    eula: false,
    from: 'agent',
    java: false,
    experimental: true,
    say: 'say',
    settings: flyingSquidFields,
  },
}

export const isCoreId = (id: string): id is CoreId => Object.hasOwn(coreKinds, id)
