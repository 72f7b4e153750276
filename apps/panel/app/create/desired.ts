import type { NewServer } from '@zubr/contracts/servers/server'
import type { ChosenPack, Draft, PackRuns } from './draft.ts'

type Chosen = {
  plan: string
  /** The term, if not one month. */
  term: Pick<NewServer, 'months'>
  draft: Draft
  core: NewServer['core']
  node: string
  /** The promo code of the shown price. */
  promoCode: string | null
  /** The core requires consent to the game's EULA. */
  requiresEula: boolean
  /** The modpack to install first. */
  pack: { chosen: ChosenPack; runs: PackRuns } | undefined
}

/** The request body for the API. */
export const desiredOf = ({
  plan,
  term,
  draft,
  core,
  node,
  promoCode,
  requiresEula,
  pack,
}: Chosen): NewServer => ({
  plan,
  ...term,
  name: draft.name.trim(),
  subdomain: draft.subdomain,
  core,
  node,
  promoCode,
  ...(requiresEula && { eula: draft.eula }),
  ...(pack && packInput(pack.chosen, pack.runs)),
})

/** An uploaded modpack is sent after the server exists; until then nothing is started. */
const packInput = (pack: ChosenPack, { id }: PackRuns) =>
  'file' in pack ? { start: false } : { pack: { source: pack.source, project: pack.project, version: id } }
