import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { Notice, NoticeLink } from '../notice.tsx'
import { useHref } from '../site.tsx'

export default function PaySuccessPage() {
  const { words } = useI18n()
  const href = useHref()
  const { heading, text, toPanel } = words.paySuccess
  return (
    <>
      <PageHead id="paySuccess" head={words.paySuccess} />
      <Notice art="pay-success" heading={heading} text={text}>
        <NoticeLink href={href.panel}>{toPanel}</NoticeLink>
      </Notice>
    </>
  )
}
