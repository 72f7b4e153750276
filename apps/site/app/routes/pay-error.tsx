import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { Notice, NoticeLink } from '../notice.tsx'
import { useHref } from '../site.tsx'

export default function PayErrorPage() {
  const { words } = useI18n()
  const href = useHref()
  const { heading, text, contact } = words.payError
  return (
    <>
      <PageHead id="payError" head={words.payError} />
      <Notice art="pay-error" heading={heading} text={text}>
        <NoticeLink href={href.page('contact')}>{contact}</NoticeLink>
      </Notice>
    </>
  )
}
