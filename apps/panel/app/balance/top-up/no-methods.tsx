import { Notice } from '../../components/notice.tsx'
import { sitePage } from '../../deployment.ts'
import { useI18n } from '../../i18n.tsx'

/** How to top up while no payment method is offered. */
export function NoMethods({ text }: { text: string }) {
  const { locale, messages } = useI18n()
  return (
    <Notice>
      {text} <a href={sitePage(locale, '/help/contact')}>{messages.create.toSupport}</a>
    </Notice>
  )
}
