import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { useHref } from '../site.tsx'
import { Tile, Tiles } from '../tiles.tsx'
import page from './page.module.css'

export default function HelpPage() {
  const { words } = useI18n()
  const href = useHref()
  return (
    <div className={page.page}>
      <PageHead id="help" head={words.help} />
      <Breadcrumbs trail={[{ id: 'help', name: words.frame.help }]} />
      <h1 className={page.title}>{words.help.heading}</h1>
      <p className={page.lead}>{words.help.lead}</p>
      <Tiles>
        <Tile
          href={href.page('wiki')}
          title={words.frame.knowledgeBase}
          text={words.help.wikiText}
          art="modpack"
        />
        <Tile
          href={href.page('contact')}
          title={words.frame.contact}
          text={words.help.contactText}
          art="gift-support"
        />
      </Tiles>
    </div>
  )
}
