import { localeStorageKey } from '@zubr/i18n/locale-storage'
import { defaultLocale, localeFacts, locales } from '@zubr/i18n/locales'
import onestCyrillic from '@zubr/ui/fonts/onest-cyrillic.woff2'
import onestLatin from '@zubr/ui/fonts/onest-latin.woff2'
import onestLatinExt from '@zubr/ui/fonts/onest-latin-ext.woff2'
import tekturCyrillic from '@zubr/ui/fonts/tektur-cyrillic.woff2'
import tekturLatin from '@zubr/ui/fonts/tektur-latin.woff2'
import tekturLatinExt from '@zubr/ui/fonts/tektur-latin-ext.woff2'
import { type ReactNode, use } from 'react'
import { Links } from 'react-router'
import { useI18n } from '../i18n.tsx'
import { useSite } from '../site.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import type { LanguageOffers } from './language-offers.server.ts'
import { EntryScripts, frameScript, reloadScript } from './script-names.ts'

const latin = [tekturLatin, onestLatin]
const fontsOf = {
  cyrillic: [...latin, tekturCyrillic, onestCyrillic],
  latin,
  latinExtended: [...latin, tekturLatinExt, onestLatinExt],
}
/** Font files with a language's letters; other files load only where a page uses them. */
const fonts = {
  ru: fontsOf.cyrillic,
  ua: fontsOf.cyrillic,
  en: fontsOf.latin,
  de: fontsOf.latin,
  fi: fontsOf.latin,
  pl: fontsOf.latinExtended,
  lv: fontsOf.latinExtended,
  lt: fontsOf.latinExtended,
  et: fontsOf.latinExtended,
}

const prefixes = locales.filter((code) => code !== defaultLocale).join('|')
/**
 * Redirects a visitor with another stored language from a URL without prefix, before the first
 * paint (inline; the page's CSP contains its hash). Not redirected: reload, back, and visits from
 * our pages in another language, because a link opened in a new tab there is a choice.
 */
const followStoredLocale = `try{var k="${localeStorageKey}",l=localStorage.getItem(k),o=location.origin,r=document.referrer;if(/^(${prefixes})$/.test(l))if(r.indexOf(o+"/")==0&&/^\\/(${prefixes})([/?]|$)/.test(r.slice(o.length))&&performance.getEntriesByType("navigation")[0]?.type=="navigate")localStorage.setItem(k,"${defaultLocale}");else location.replace("/"+l+location.pathname.replace(/\\/$/,"")+location.search+location.hash)}catch(e){}`

/**
 * Shows our fonts from the first paint if they are cached: after a reload or a visit from the site.
 * Chromium waits up to 50 ms for a preloaded font, so nothing moves. On a first page frame.ts loads
 * the fonts.
 */
const showKnownFonts = `if(document.referrer.startsWith(location.origin+"/")||performance.getEntriesByType("navigation")[0]?.type!="navigate"){var d=document;d.documentElement.dataset.fonts="heading body";for(var f of d.currentScript.dataset.files.split(" ")){var e=d.createElement("link");e.rel="preload";e.as="font";e.type="font/woff2";e.crossOrigin="";e.href=f;d.head.append(e)}}`

type DocumentProps = { hydrate: boolean; offers: LanguageOffers; children: ReactNode }

export function Document({ hydrate, offers, children }: DocumentProps) {
  const { locale } = useI18n()
  const { panelUrl } = useSite()
  return (
    <html lang={localeFacts[locale].tag} data-locale={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {locale === defaultLocale && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by hash in the CSP
          <script dangerouslySetInnerHTML={{ __html: followStoredLocale }} />
        )}
        <meta name="theme-color" content="#0b1210" />
        <meta name="color-scheme" content="dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by hash in the CSP */}
        <script data-files={fonts[locale].join(' ')} dangerouslySetInnerHTML={{ __html: showKnownFonts }} />
        <Links />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <script type="module" src={frameScript} data-panel={panelUrl} />
      </head>
      <body>
        <SkipLink />
        <Header />
        <LanguageOffer offers={offers} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {hydrate && <Start />}
        {reloadScript && <script type="module" src={reloadScript} />}
      </body>
    </html>
  )
}

/**
 * Starts the page's islands; finish-page.ts turns it into a file that waits for the first paint.
 */
function Start() {
  const code = use(EntryScripts)
    .map((address) => `import ${JSON.stringify(address)};`)
    .join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of the build's own files
  return <script type="module" dangerouslySetInnerHTML={{ __html: code }} />
}

function SkipLink() {
  const { messages } = useI18n()
  return (
    <a className="visually-hidden skip-link" href="#content">
      {messages.frame.skipToContent}
    </a>
  )
}
