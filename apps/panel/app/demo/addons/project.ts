import type { AddonChannel, AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonKind } from '@zubr/domain/cores/addons'

export type DemoVersion = {
  number: string
  daysAgo: number
  mb: number
  channel?: AddonChannel
  changes: string
  gameVersions?: string[]
  needs?: string[]
  goesWith?: string[]
  against?: string[]
}
export type DemoProject = {
  id: string
  /** The catalogue's slug, if not the id. */
  slug?: string
  source: AddonSource
  kind: AddonKind
  loaders: string[]
  name: string
  author: string
  summary: string
  text?: string
  categories: string[]
  downloads: number
  clientOnly?: true
  /** The folder of its settings, which exists after the first start. */
  settings?: string
  /** Newest first. */
  versions: DemoVersion[]
}

export const newGames = ['1.21.4', '1.21.11', '26.1.1', '26.2']
const paper = ['paper', 'spigot', 'bukkit', 'purpur']

type Rest = Partial<DemoProject> & Pick<DemoProject, 'versions'>
export const plugin = (
  name: string,
  author: string,
  downloads: number,
  summary: string,
  rest: Rest,
): DemoProject => ({
  ...{
    id: name.toLowerCase(),
    source: 'modrinth',
    kind: 'plugin',
    loaders: paper,
    name,
    author,
    downloads,
    summary,
  },
  categories: ['utility'],
  ...rest,
})
export const mod = (
  name: string,
  author: string,
  downloads: number,
  summary: string,
  rest: Rest,
): DemoProject => ({
  ...plugin(name, author, downloads, summary, rest),
  kind: 'mod',
  loaders: ['fabric', 'neoforge', 'forge'],
  ...rest,
})
