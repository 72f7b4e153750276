import type { AddonSummary } from '@zubr/contracts/catalogue/projects'
import { misfit } from '@zubr/domain/cores/addons'
import { fill, plural } from '@zubr/i18n/format'
import { Link } from 'react-router'
import panel from '../../components/panel.module.css'
import { formatDate } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import styles from '../addons.module.css'
import { useAddons } from '../context.ts'
import { AddonIcon } from '../icon.tsx'
import { projectAddress } from '../place.ts'
import { sourceNames } from '../search.ts'
import { useAddonsWords } from '../words.tsx'

/** One project of a list. All of its card leads to its page. */
export function HitRow({ hit }: { hit: AddonSummary }) {
  const { server } = useServer()
  const { locale } = useI18n()
  const words = useAddonsWords()
  return (
    <li className={`${panel.plate} ${styles.row} ${styles.hit}`}>
      <AddonIcon icon={hit.icon} name={hit.name} />
      <div className={styles.what}>
        <h3>
          <Link className={styles.covering} to={projectAddress(server.id, hit)}>
            {hit.name}
          </Link>
        </h3>
        <p className={styles.about}>{hit.summary}</p>
        <p className={`${panel.row} ${styles.marks} ${panel.small}`}>
          <Fitting of={hit} />
          <span className={panel.dim}>{fill(words.installed.author, { name: hit.author })}</span>
          <span className={panel.dim}>{plural(locale, words.catalogue.downloads, hit.downloads)}</span>
          <span className={panel.dim}>
            {fill(words.catalogue.updated, { date: formatDate(locale, hit.updatedAt) })}
          </span>
          <span className={panel.dim}>{sourceNames[hit.source]}</span>
        </p>
      </div>
    </li>
  )
}

/** That it is there already, or why it is of no use here. */
export function Fitting({ of }: { of: AddonSummary }) {
  const { server } = useServer()
  const words = useAddonsWords()
  const { known } = useAddons()
  const { core } = server
  const isThere = known.data?.some(({ project }) => project.source === of.source && project.id === of.id)
  if (isThere) return <span className={`${panel.mark} ${panel.good}`}>{words.catalogue.installed}</span>
  if (of.clientOnly) return <span className={panel.mark}>{words.installed.clientOnly}</span>
  // A pack brings its own loader and version of the game.
  const why = of.kind === 'modpack' ? null : misfit(of, { core: core.id, gameVersion: core.gameVersion })
  if (!why) return null
  return (
    <span className={panel.mark}>{fill(words.catalogue.misfit[why], { version: core.gameVersion })}</span>
  )
}
