import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonCategory } from '@zubr/contracts/catalogue/categories'

type Names = Partial<Record<AddonSource, readonly string[]>>

/**
 * Each source's names of our categories. Source: Modrinth's tags, Hangar's `Category`, CurseForge's
 * classes 5, 6, 4471 and 6945.
 */
const named: Record<AddonCategory, Names> = {
  addons: {
    curseforge: [
      'mc-addons',
      'mod-support',
      ...[
        'thermalexpansion',
        'tinkers-construct',
        'industrialcraft',
        'thaumcraft',
        'buildcraft',
        'forestry',
      ].map((mod) => `addons-${mod}`),
      ...['blood-magic', 'applied-energistics-2', 'crafttweaker', 'galacticraft', 'kubejs', 'create'],
    ],
  },
  adventure: { modrinth: ['adventure'], curseforge: ['adventure-rpg', 'adventure-and-rpg', 'adventure'] },
  challenging: { modrinth: ['challenging'], curseforge: ['hardcore'] },
  combat: { modrinth: ['combat'], curseforge: ['combat-pvp'] },
  cursed: { modrinth: ['cursed'] },
  decoration: { modrinth: ['decoration'], curseforge: ['cosmetic'] },
  developer: { hangar: ['dev_tools'], curseforge: ['developer-tools'] },
  economy: { modrinth: ['economy'], hangar: ['economy'], curseforge: ['economy'] },
  education: { curseforge: ['education'] },
  equipment: { modrinth: ['equipment'], curseforge: ['armor-weapons-tools'] },
  exploration: { curseforge: ['exploration'] },
  fantasy: { curseforge: ['fantasy'] },
  fixes: { curseforge: ['fixes', 'bug-fixes'] },
  food: { modrinth: ['food'], curseforge: ['mc-food'] },
  fun: { curseforge: ['fun'] },
  gameplay: { modrinth: ['game-mechanics'], hangar: ['gameplay'], curseforge: ['mechanics'] },
  horror: { curseforge: ['horror'] },
  information: { curseforge: ['informational', 'map-information'] },
  'kitchen-sink': { modrinth: ['kitchen-sink'], curseforge: ['extra-large'] },
  library: { modrinth: ['library'], curseforge: ['library-api', 'library'] },
  lightweight: { modrinth: ['lightweight'], curseforge: ['small-light'] },
  magic: { modrinth: ['magic'], curseforge: ['magic'] },
  management: {
    modrinth: ['management'],
    hangar: ['admin_tools'],
    curseforge: ['admin-tools', 'server-utility'],
  },
  'map-based': { curseforge: ['map-based'] },
  minigame: { modrinth: ['minigame'], hangar: ['games'], curseforge: ['mini-game'] },
  misc: { hangar: ['misc'], curseforge: ['miscellaneous', 'mc-miscellaneous', 'general'] },
  mobs: { modrinth: ['mobs'], curseforge: ['world-mobs'] },
  multiplayer: { modrinth: ['multiplayer'], curseforge: ['multiplayer'] },
  optimization: { modrinth: ['optimization'], curseforge: ['performance'] },
  protection: { hangar: ['protection'], curseforge: ['anti-griefing-tools'] },
  quests: { modrinth: ['quests'], curseforge: ['quests'] },
  redstone: { curseforge: ['redstone'] },
  'role-playing': { hangar: ['role_playing'], curseforge: ['role-playing'] },
  'sci-fi': { curseforge: ['sci-fi'] },
  skyblock: { curseforge: ['skyblock'] },
  social: { modrinth: ['social'], hangar: ['chat'], curseforge: ['chat-related'] },
  storage: { modrinth: ['storage'], curseforge: ['storage'] },
  streaming: { curseforge: ['twitch-integration'] },
  technology: {
    modrinth: ['technology'],
    curseforge: [
      ...['technology', 'tech'],
      ...['processing', 'farming', 'energy', 'genetics', 'automation', 'item-fluid-energy-transport'].map(
        (what) => `technology-${what}`,
      ),
    ],
  },
  teleportation: { curseforge: ['teleportation'] },
  transportation: { modrinth: ['transportation'], curseforge: ['technology-player-transport'] },
  utility: { modrinth: ['utility'], curseforge: ['utility-qol', 'utility'] },
  vanilla: { curseforge: ['vanilla'] },
  web: { curseforge: ['website-administration'] },
  'world-management': { hangar: ['world_management'], curseforge: ['world-editing-and-management'] },
  worldgen: {
    modrinth: ['worldgen'],
    curseforge: [
      ...['world-gen', 'world-generators', 'world-biomes', 'world-ores-resources'],
      ...['world-structures', 'world-dimensions'],
    ],
  },
}

const keyOf = (source: string, name: string) => `${source} ${name}`
const ours = new Map<string, string>(
  Object.entries(named).flatMap(([category, names]) =>
    Object.entries(names).flatMap(([source, all]) =>
      all.map((name) => [keyOf(source, name), category] as const),
    ),
  ),
)
/**
 * Names with one meaning in all sources: a project may have one that its own source does not list.
 */
const agreed = new Map<string, string>()
for (const [category, names] of Object.entries(named))
  for (const name of new Set(Object.values(names).flat()))
    agreed.set(name, agreed.has(name) && agreed.get(name) !== category ? name : category)
const isOurs = (category: string): category is AddonCategory => Object.hasOwn(named, category)

/** Maps a source's categories to our names, each once. Unknown ones keep their name. */
export const unifyCategories = (source: AddonSource, names: readonly string[]): string[] => [
  ...new Set(names.map((name) => ours.get(keyOf(source, name)) ?? agreed.get(name) ?? name)),
]

/** A source's names of a category; empty if it has none. */
export const categoryNamesAt = (source: AddonSource, category: string): readonly string[] =>
  isOurs(category) ? (named[category][source] ?? []) : [category]
