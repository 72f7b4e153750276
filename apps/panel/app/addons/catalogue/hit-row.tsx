import type { AddonHit } from '@zubr/contracts/catalogue/endpoints'
import type { AddonSummary } from '@zubr/contracts/catalogue/projects'
import { type Incompatibility, incompatibility } from '@zubr/domain/cores/addons'
import { fill, plural } from '@zubr/i18n/format'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import panel from '../../components/panel.module.css'
import { formatDate } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import list from '../addons.module.css'
import { projectAddress } from '../addons-address.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { AddonIcon } from '../icon.tsx'
import { sourceNames } from '../search.ts'
import { useMayChange } from '../use-may-change.ts'
import styles from './catalogue.module.css'
import { installedOf, type ShownProject, useWishFor } from './use-wish.ts'

/** One project of a list with its button. The rest of the card links to its page. */
export function HitRow({ hit }: { hit: AddonHit }) {
  const { server } = useServer()
  const { locale } = useI18n()
  const messages = useAddonsMessages()
  const sources = [hit.source, ...hit.others.map(({ source }) => source)]
  return (
    <li className={`${panel.plate} ${list.row} ${styles.hit}`}>
      <AddonIcon icon={hit.icon} name={hit.name} />
      <div className={list.what}>
        <h3>
          <Link className={styles.covering} to={projectAddress(server.id, hit)}>
            {hit.name}
          </Link>
        </h3>
        <p className={list.about}>{hit.summary}</p>
        <p className={`${panel.row} ${list.marks} ${panel.small}`}>
          <CompatibilityBadges of={hit} />
          <span className={panel.dim}>{fill(messages.installed.author, { name: hit.author })}</span>
          <span className={panel.dim}>{plural(locale, messages.catalogue.downloads, hit.downloads)}</span>
          <span className={panel.dim}>
            {fill(messages.catalogue.updated, { date: formatDate(locale, hit.updatedAt) })}
          </span>
          <span className={panel.dim}>{sources.map((source) => sourceNames[source]).join(', ')}</span>
        </p>
      </div>
      <HitAction hit={hit} />
    </li>
  )
}

/** Installs or updates a project from the list. If neither is possible, the badges say why. */
function HitAction({ hit }: { hit: AddonHit }) {
  const messages = useAddonsMessages()
  const { isInstalling, there, install, update } = useWishFor(hit)
  const why = useIncompatibility(hit)
  const mayChange = useMayChange()
  const isUpdate = there?.update != null
  if (!isInstalling && !isUpdate && (there || why || hit.clientOnly)) return null
  const label = isInstalling
    ? messages.catalogue.installing
    : isUpdate
      ? messages.installed.update
      : messages.project.install
  return (
    <Button
      tone={isUpdate ? 'main' : 'quiet'}
      className={styles.hitAction}
      aria-label={`${label}: ${hit.name}`}
      disabled={isInstalling || !mayChange}
      onClick={() => (isUpdate ? update(true) : void install(undefined, true))}
    >
      {label}
    </Button>
  )
}

/**
 * Why a project is incompatible with this server. A pack brings its own loader and game version.
 */
function useIncompatibility(of: AddonSummary): Incompatibility {
  const { core } = useServer().server
  return of.kind === 'modpack' ? null : incompatibility(of, { core: core.id, gameVersion: core.gameVersion })
}

/** Badges: installed, update available, or the reason of incompatibility. */
export function CompatibilityBadges({ of }: { of: ShownProject }) {
  const { core } = useServer().server
  const messages = useAddonsMessages()
  const { known } = useAddons()
  const why = useIncompatibility(of)
  const there = installedOf(known.data, of)
  if (there)
    return (
      <>
        <span className={`${panel.mark} ${panel.good}`}>{messages.catalogue.installed}</span>
        {there.update && (
          <span className={panel.mark}>
            {fill(messages.installed.newer, { version: there.update.number })}
          </span>
        )}
      </>
    )
  if (of.clientOnly) return <span className={panel.mark}>{messages.installed.clientOnly}</span>
  if (!why) return null
  return (
    <span className={panel.mark}>{fill(messages.catalogue.misfit[why], { version: core.gameVersion })}</span>
  )
}
