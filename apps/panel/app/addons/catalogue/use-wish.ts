import type { AddonProject, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { fill } from '@zubr/i18n/format'
import { useBusy } from '../../toasts/use-busy.ts'
import { useAddons } from '../context.ts'
import { useAddonsWords } from '../words.tsx'

/** Wants a version, or the newest that fits. */
export function useWishFor(own: Pick<AddonProject, 'source' | 'id' | 'name' | 'kind'>) {
  const words = useAddonsWords()
  const { wish, known, readPack } = useAddons()
  const [busy, run] = useBusy()
  const there = known.data?.find((one) => one.project.source === own.source && one.project.id === own.id)
  const want = (version?: Pick<AddonVersion, 'id'>) => {
    const { source, id, name } = own
    const chosen = version && { version: version.id }
    if (there)
      return wish({
        title: fill(words.plan.update, { name }),
        want: [{ do: 'update', path: there.path, ...chosen }],
      })
    wish({
      title: fill(words.plan.install, { name }),
      want: [{ do: 'install', source, project: id, ...chosen }],
    })
  }
  const wantPack = (version: Pick<AddonVersion, 'id'>) =>
    run(() => readPack({ source: own.source, project: own.id, version: version.id }))
  return { busy, there, want: own.kind === 'modpack' ? wantPack : want }
}
