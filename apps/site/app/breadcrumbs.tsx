import { localizedPath } from '@zubr/i18n/urls'
import styles from './breadcrumbs.module.css'
import { JsonLd } from './head.tsx'
import { useI18n } from './i18n.tsx'
import { type PageId, pageOf } from './pages.ts'
import { useSite } from './site.tsx'

export type Crumb = { id: PageId; name: string }

/** Breadcrumbs from Home to the current page, also as structured data for search engines. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { locale, messages } = useI18n()
  const { siteUrl } = useSite()
  const crumbs: readonly Crumb[] = [{ id: 'home', name: messages.frame.home }, ...trail]
  const path = (id: PageId) => localizedPath(locale, pageOf(id).path)
  return (
    <nav className={`note ${styles.crumbs}`} aria-label={messages.frame.breadcrumbs}>
      <ol className="row">
        {crumbs.map(({ id, name }, index) => (
          <li key={id}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={path(id)}>{name}</a>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ id, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: siteUrl + path(id),
          })),
        }}
      />
    </nav>
  )
}
