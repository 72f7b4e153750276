import { Notice } from '../../components/notice.tsx'
import { useI18n } from '../../i18n.tsx'
import { sitePage } from '../../place.ts'

/** How a balance is filled where nothing is offered to pay by. */
export function NoMethods({ text }: { text: string }) {
  const { locale, messages } = useI18n()
  return (
    <Notice>
      {text} <a href={sitePage(locale, '/help/contact')}>{messages.create.toSupport}</a>
    </Notice>
  )
}
