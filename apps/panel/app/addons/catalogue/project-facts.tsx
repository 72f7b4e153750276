import type { AddonProject } from '@zubr/contracts/catalogue/projects'
import { formatNumber } from '@zubr/i18n/format'
import panel from '../../components/panel.module.css'
import { formatDate } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useAddonsMessages } from '../addons-messages.tsx'
import { categoryName, sourceNames } from '../search.ts'
import { httpsAddress } from '../text/address.ts'
import styles from './project.module.css'

/** Statistics, licence and links of a project. */
export function ProjectFacts({ of }: { of: AddonProject }) {
  const { locale } = useI18n()
  const messages = useAddonsMessages()
  const { facts, ...say } = messages.project
  // Two category names of a catalogue may have the same translation.
  const categories = [...new Set(of.categories.map((name) => categoryName(messages.categories, name)))].slice(
    0,
    6,
  )
  const licence = of.licence?.url ? httpsAddress(of.licence.url) : undefined
  const rows = [
    [messages.catalogue.source, sourceNames[of.source]],
    [say.downloads, formatNumber(locale, of.downloads)],
    [say.updated, formatDate(locale, of.updatedAt)],
    [say.created, of.createdAt && formatDate(locale, of.createdAt)],
    [
      say.licence,
      of.licence &&
        (licence ? (
          <a className={panel.link} href={licence} target="_blank" rel="noopener noreferrer">
            {of.licence.name}
          </a>
        ) : (
          of.licence.name
        )),
    ],
    [say.gameVersions, of.gameVersions.slice(-6).join(', ')],
    [messages.catalogue.category, categories.join(', ')],
  ] as const
  const links = of.links.flatMap(({ kind, url }) => {
    const href = httpsAddress(url)
    return href ? [{ kind, href }] : []
  })
  return (
    <section className={`${panel.plate} ${panel.even}`}>
      <h2>{facts}</h2>
      <dl className={panel.facts}>
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ kind, href }) => (
            <li key={`${kind} ${href}`}>
              <a className={panel.link} href={href} target="_blank" rel="noopener noreferrer">
                {say.links[kind]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
