import { useI18n } from '../i18n.tsx'
import { Page } from '../page.tsx'
import { useHref } from '../site.tsx'
import { Tile, Tiles } from '../tiles.tsx'

export default function HelpPage() {
  const { messages } = useI18n()
  const href = useHref()
  return (
    <Page id="help" head={messages.help} name={messages.frame.help} intro={messages.help}>
      <Tiles>
        <Tile
          href={href.page('wiki')}
          title={messages.frame.knowledgeBase}
          text={messages.help.wikiText}
          art="modpack"
        />
        <Tile
          href={href.page('contact')}
          title={messages.frame.contact}
          text={messages.help.contactText}
          art="gift-support"
        />
      </Tiles>
    </Page>
  )
}
