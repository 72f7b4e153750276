import type { KnownPack } from '@zubr/contracts/addons/pack'
import { addonChannels } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonCatalogue } from '../catalogue/addon-catalogue.ts'
import type { Db } from '../database/open.ts'
import { coreOfPack, packExtension } from './packs.ts'

/** The most newer versions that are searched for one with a supported core. */
const maxLookedUp = 20

/**
 * The modpack of a server. Its node finds it by files that the pack left on the server. So it is
 * right after an undo, a restore or a move too, and for a pack that was uploaded by hand.
 */
export async function recognisePack(
  db: Db,
  addons: AddonCatalogue,
  sha512: string,
): Promise<KnownPack | null> {
  const [known] = await addons.recognise([{ sha1: null, sha256: null, sha512 }])
  if (!known) return null
  const { project, version } = known
  const newer = await newerThan(db, addons, version)
  // A list of versions contains no changelogs.
  const update = newer && ((await addons.version(project.source, project.id, newer.id)) ?? newer)
  return { project, version, update: update ?? null }
}

async function newerThan(
  db: Db,
  addons: AddonCatalogue,
  than: AddonVersion,
): Promise<AddonVersion | undefined> {
  const all = (await addons.versions(than.source, than.project))?.value ?? []
  const channel = addonChannels.indexOf(than.channel)
  const newer = all
    .filter((one) => one.id !== than.id && Date.parse(one.publishedAt) > Date.parse(than.publishedAt))
    .filter((one) => addonChannels.indexOf(one.channel) <= channel)
    .filter(({ file }) => file?.name.toLowerCase().endsWith(packExtension))
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
  for (const one of newer.slice(0, maxLookedUp)) if (await coreOfPack(db, one)) return one
  return undefined
}
