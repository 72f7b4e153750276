import { Notice } from '../../components/notice.tsx'
import { useI18n } from '../../i18n.tsx'
import { sitePage } from '../../place.ts'

/** How to top up while no payment method is offered. */
export function NoMethods({ text }: { text: string }) {
  const { locale, messages } = useI18n()
  return (
    <Notice>
      {text} <a href={sitePage(locale, '/help/contact')}>{messages.create.toSupport}</a>
    </Notice>
  )
}
