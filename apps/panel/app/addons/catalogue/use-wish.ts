import type { KnownAddon } from '@zubr/contracts/addons/changes'
import type { AddonHit } from '@zubr/contracts/catalogue/endpoints'
import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { hasSameAuthor, mayBeSameProject } from '@zubr/domain/cores/same-project'
import { fill } from '@zubr/i18n/format'
import { call } from '../../api/request.ts'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { isUnderWay } from '../changes/under-way.ts'
import { useAddons } from '../context.ts'

/** A project of a list or of its own page. */
export type ShownProject = AddonSummary & Partial<Pick<AddonHit, 'others'>>

const compared = ({ kind, ...rest }: AddonSummary) => ({ ...rest, kinds: [kind] })

/** What is installed of a project, from whichever catalogue it came. */
export const installedOf = (
  known: readonly KnownAddon[] | undefined,
  own: ShownProject,
): KnownAddon | undefined =>
  known?.find(({ project: { source, id } }) => source === own.source && id === own.id) ??
  known?.find(
    ({ project }) =>
      own.others?.some(({ source, id }) => source === project.source && id === project.id) ||
      (mayBeSameProject(compared(project), compared(own)) && hasSameAuthor(project, own)),
  )

/** The version of a list that most owners want: the newest released one with a file. */
export const bestOf = (versions: readonly AddonVersion[]): AddonVersion | undefined =>
  versions.find(({ channel, file }) => channel === 'release' && file) ?? versions.find(({ file }) => file)

/** What can be done with a project on this server. */
export function useWishFor(own: ShownProject) {
  const messages = useAddonsMessages()
  const { wish, wished, known, changes, readPack } = useAddons()
  const [busy, run] = useBusy()
  const { source, id, name } = own
  const there = installedOf(known.data, own)
  const isWished = wished?.direct === true && wished.want.some((one) => isAbout(one, { own, there }))
  const isChanging = changes.data?.some(
    (change) =>
      isUnderWay(change) &&
      change.what.some((one) => one.name === name && (one.do === 'install' || one.do === 'update')),
  )
  const install = (version?: Pick<AddonVersion, 'id'>, direct = false) => {
    const chosen = version && { version: version.id }
    const isSame = there?.project.source === source && there.project.id === id
    wish({
      title: fill(there ? messages.plan.update : messages.plan.install, { name }),
      want: [
        there && isSame
          ? { do: 'update', path: there.path, ...chosen }
          : { do: 'install', source, project: id, ...chosen },
      ],
      ...(direct && { direct }),
    })
  }
  const update = (direct = false) => {
    if (!there?.update) return
    wish({
      title: fill(messages.plan.update, { name }),
      want: [{ do: 'update', path: there.path, version: there.update.id }],
      ...(direct && { direct }),
    })
  }
  const installPack = (version?: Pick<AddonVersion, 'id'>) =>
    run(async () => {
      const chosen =
        version ?? bestOf(await call('GET /api/catalogue/:source/:id/versions', { params: { source, id } }))
      if (chosen) await readPack({ source, project: id, version: chosen.id })
    })
  return {
    busy,
    there,
    isInstalling: busy || isWished || isChanging === true,
    install: own.kind === 'modpack' ? installPack : install,
    update,
  }
}

type About = { own: ShownProject; there: KnownAddon | undefined }

const isAbout = (
  want: NonNullable<ReturnType<typeof useAddons>['wished']>['want'][number],
  { own, there }: About,
): boolean =>
  want.do === 'install'
    ? want.source === own.source && want.project === own.id
    : there !== undefined && want.path === there.path
