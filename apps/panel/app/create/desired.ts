import type { NewServer } from '@zubr/contracts/servers'
import type { ChosenPack, Draft, PackRuns } from './draft.ts'

type Chosen = {
  plan: string
  /** For how long, where that is not a month. */
  term: Pick<NewServer, 'months'>
  draft: Draft
  core: NewServer['core']
  node: string
  /** The code that the price was reckoned with. */
  promoCode: string | null
  /** The core is run only by who has agreed to the game's terms of use. */
  asksEula: boolean
  /** The modpack that it begins with. */
  pack: { chosen: ChosenPack; runs: PackRuns } | undefined
}

/** What is asked for, as the API takes it. */
export const desiredOf = ({
  plan,
  term,
  draft,
  core,
  node,
  promoCode,
  asksEula,
  pack,
}: Chosen): NewServer => ({
  plan,
  ...term,
  name: draft.name.trim(),
  subdomain: draft.subdomain,
  core,
  node,
  promoCode,
  ...(asksEula && { eula: draft.eula }),
  ...(pack && packAsked(pack.chosen, pack.runs)),
})

/** One of its owner's own is sent once the server is there, which begins with it: until then nothing is started. */
const packAsked = (pack: ChosenPack, { id }: PackRuns) =>
  'file' in pack ? { start: false } : { pack: { source: pack.source, project: pack.project, version: id } }
