import { type Coming, gifts, isComing } from '@zubr/content/features'
import { type WikiSlug, wikiNeeds } from '@zubr/content/wiki'
import { fill } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import type { GiftId } from '@zubr/i18n/messages'
import { useI18n } from '../i18n.tsx'

const isGift = (name: Coming): name is GiftId => name in gifts

/** Says above an article what it takes for granted and this deployment does not offer yet; nothing once it does. */
export function NotYet({ slug }: { slug: WikiSlug }) {
  const { locale, words } = useI18n()
  const { tag } = localeFacts[locale]
  const nameOf = (needed: Coming) => {
    if (!isGift(needed)) return words.plans[needed]
    const { title } = words.landing.gifts[needed]
    // Within a sentence; German keeps its capitals.
    return locale === 'de' ? title : title.charAt(0).toLocaleLowerCase(tag) + title.slice(1)
  }
  const coming = (wikiNeeds[slug] ?? []).filter(isComing).map(nameOf)
  if (coming.length === 0) return null
  const features = new Intl.ListFormat(tag).format(coming)
  return <p className="caution">{fill(words.wiki.notYet, { features })}</p>
}
