import { localeStorageKey } from '@zubr/i18n/locale-storage'
import type { LanguageOffers } from './language-offers.server.ts'

/**
 * Shows the offer before the first paint, so that nothing moves (inline; the page's CSP contains
 * its hash). Without localStorage the offer is not shown, because it would return on every page.
 */
const showOffer = `try{if(!localStorage.getItem("${localeStorageKey}")){let b=document.currentScript.previousElementSibling,s=document.documentElement.lang,o=JSON.parse(b.dataset.offers);for(let t of navigator.languages){t=t.split("-")[0];if(t==s)break;let f=o[t];if(f){let[p,a,d]=b.children;b.lang=t;b.ariaLabel=p.textContent=f.text;a.textContent=f.accept;a.href=f.href;a.dataset.chooseLocale=f.locale;d.textContent=f.dismiss;b.hidden=false;break}}}}catch(e){}`

/**
 * Offers another language once to visitors who have chosen none and whose browser prefers it. The
 * offer is in that language, between header and content; it never redirects. Without scripts the
 * header's links serve the same purpose.
 */
export function LanguageOffer({ offers }: { offers: LanguageOffers }) {
  return (
    <>
      <aside
        className="language-offer container"
        data-offers={JSON.stringify(offers)}
        hidden
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty elements for the script below
        dangerouslySetInnerHTML={{ __html: '<p></p><a></a><button type="button" data-keep-locale></button>' }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by hash in the CSP */}
      <script dangerouslySetInnerHTML={{ __html: showOffer }} />
    </>
  )
}
