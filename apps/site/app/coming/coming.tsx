import { type Coming, gifts, isComing } from '@zubr/content/features'
import { fill } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import type { GiftId, LandingId } from '@zubr/i18n/site-pages'
import { useI18n } from '../i18n.tsx'
import { landingNames, landingSubjects } from './needs.ts'

const isGift = (name: Coming): name is GiftId => name in gifts

/** Lists the features that are not offered yet, in the form used within a sentence. */
function useListed() {
  const { locale, messages } = useI18n()
  const { tag } = localeFacts[locale]
  const nameOf = (needed: Coming) => {
    // German nouns keep their capital, words before them do not.
    const lower = (title: string) =>
      locale === 'de' && !/^\p{L}+es? \p{Lu}/u.test(title)
        ? title
        : title.charAt(0).toLocaleLowerCase(tag) + title.slice(1)
    if (isGift(needed)) return lower(messages.landing.gifts[needed].title)
    return needed === 'proxy' ? lower(messages.plans.proxy) : messages.plans[needed]
  }
  return (names: readonly Coming[], before: readonly string[] = []) =>
    new Intl.ListFormat(tag).format([...before, ...names.filter(isComing).map(nameOf)])
}

/**
 * A notice above a text that names the features it needs and this deployment lacks; renders nothing
 * if all are offered.
 */
export function NotYet({ needs }: { needs: readonly Coming[] }) {
  const { messages } = useI18n()
  const features = useListed()(needs)
  if (!features) return null
  return <p className="caution">{fill(messages.wiki.notYet, { features })}</p>
}

const comingSubject = (id: LandingId) => {
  const subject = landingSubjects[id]
  return subject && isComing(subject.comesWith) ? subject.name : undefined
}

/** Names the features that are not offered yet, under a landing page's lead. */
export function Soon({ id, className = '' }: { id: LandingId; className?: string | undefined }) {
  const { messages } = useI18n()
  const subject = comingSubject(id)
  const listed = useListed()(landingNames[id], subject ? [subject] : [])
  if (!listed) return null
  return (
    <p className={`soon ${className}`}>
      <span>
        <strong>{messages.landing.soon}:</strong> {listed}
      </span>
    </p>
  )
}

/**
 * A landing page's description. It names missing features, because search results show no notice.
 */
export function useDescription(id: LandingId): string {
  const { messages } = useI18n()
  const { description } = messages.landing.pages[id]
  return comingSubject(id) ? `${messages.landing.soon}. ${description}` : description
}
