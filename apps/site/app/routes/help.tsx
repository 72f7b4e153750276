import { useI18n } from '../i18n.tsx'
import { Page } from '../page.tsx'
import { useHref } from '../site.tsx'
import { Tile, Tiles } from '../tiles.tsx'

export default function HelpPage() {
  const { words } = useI18n()
  const href = useHref()
  return (
    <Page id="help" head={words.help} name={words.frame.help} intro={words.help}>
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
    </Page>
  )
}
