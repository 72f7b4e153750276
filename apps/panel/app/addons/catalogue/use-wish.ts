import type { KnownAddon } from '@zubr/contracts/addons/changes'
import type { AddonHit } from '@zubr/contracts/catalogue/endpoints'
import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { hasSameAuthor, mayBeSameProject } from '@zubr/domain/cores/same-project'
import { fill } from '@zubr/i18n/format'
import { call } from '../../api/request.ts'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { isUnderWay } from '../changes/change-phase.ts'
import { useAddons } from '../context.ts'

/** A project of a list, or of its own page. */
export type ShownProject = AddonSummary & Partial<Pick<AddonHit, 'others'>>

const compared = ({ kind, ...rest }: AddonSummary) => ({ ...rest, kinds: [kind] })

/** The installed addon of a project, whichever catalogue it came from. */
export const installedOf = (
  known: readonly KnownAddon[] | undefined,
  wanted: ShownProject,
): KnownAddon | undefined =>
  known?.find(({ project: { source, id } }) => source === wanted.source && id === wanted.id) ??
  known?.find(
    ({ project }) =>
      wanted.others?.some(({ source, id }) => source === project.source && id === project.id) ||
      (mayBeSameProject(compared(project), compared(wanted)) && hasSameAuthor(project, wanted)),
  )

/** The version that most owners want: the newest release with a file. */
export const bestOf = (versions: readonly AddonVersion[]): AddonVersion | undefined =>
  versions.find(({ channel, file }) => channel === 'release' && file) ?? versions.find(({ file }) => file)

/** The actions that a project allows on this server. */
export function useWishFor(project: ShownProject) {
  const messages = useAddonsMessages()
  const { wish, wished, known, changes, readPack } = useAddons()
  const [busy, run] = useBusy()
  const { source, id, name } = project
  const there = installedOf(known.data, project)
  const isWished = wished?.direct === true && wished.want.some((one) => isAbout(one, { project, there }))
  const isChanging = changes.data?.some(
    (change) =>
      isUnderWay(change) &&
      change.steps.some((one) => one.name === name && (one.do === 'install' || one.do === 'update')),
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
    install: project.kind === 'modpack' ? installPack : install,
    update,
  }
}

type About = { project: ShownProject; there: KnownAddon | undefined }

const isAbout = (
  want: NonNullable<ReturnType<typeof useAddons>['wished']>['want'][number],
  { project: wanted, there }: About,
): boolean =>
  want.do === 'install'
    ? want.source === wanted.source && want.project === wanted.id
    : there !== undefined && want.path === there.path
