import { type Coming, gifts, isComing } from '@zubr/content/features'
import { fill } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import type { GiftId, LandingId } from '@zubr/i18n/messages'
import { useI18n } from '../i18n.tsx'
import { landingNames, landingSubjects } from './needs.ts'

const isGift = (name: Coming): name is GiftId => name in gifts

/** Names those of them that are still to come, as one reads them within a sentence. */
function useListed() {
  const { locale, messages } = useI18n()
  const { tag } = localeFacts[locale]
  const nameOf = (needed: Coming) => {
    // A German noun keeps its capital, what stands before one does not.
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

/** Says above a text what it takes for granted and this deployment does not offer yet; nothing once it does. */
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

/** Names, under a landing page's lead, what is still to come. */
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

/** A landing page's description, for results of search engines too, which show neither a mark nor a notice. */
export function useDescription(id: LandingId): string {
  const { messages } = useI18n()
  const { description } = messages.landing.pages[id]
  return comingSubject(id) ? `${messages.landing.soon}. ${description}` : description
}
