import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './invoice.module.css'
import { InvoiceFacts } from './invoice-facts.tsx'
import { headOf, InvoiceHead } from './invoice-head.tsx'
import type { InvoiceProps } from './invoice-props.ts'
import { invoiceIdIn, nothingYet, watchInvoice } from './invoice-watch.ts'
import { panelLink } from './links.ts'

/**
 * The interactive part of an invoice's page. The server renders it without an invoice; React
 * hydrates it and requests the invoice of the URL.
 */
export function InvoicePart(props: InvoiceProps) {
  const { messages, panelUrl, page } = props
  const { id, watched, ask } = useInvoice(panelUrl)
  const { invoice, isUnknown, isAway } = watched
  const headline =
    id === undefined ? '' : isUnknown ? messages.unknown.title : invoice ? headOf(props, invoice).title : ''
  return (
    <>
      {/* A separate live region, so that screen readers announce only a change of the invoice. */}
      <p className="visually-hidden" role="status">
        {headline}
      </p>
      {id === undefined ? (
        <>
          {/* Hidden by the inline script before the first paint if the URL names an invoice. */}
          <div className={styles.still}>
            <Plain {...props} art={page === 'payError' ? 'pay-error' : 'pay-success'} {...props.still} />
          </div>
          <Asking text={messages.checking} className={styles.checking} as="p" />
        </>
      ) : invoice ? (
        <div className={styles.invoice}>
          {isAway && <Away text={messages.awayStale} button={messages.tryNow} ask={ask} />}
          {invoice.trial && <p className="caution">{messages.trial}</p>}
          <InvoiceHead {...props} invoice={invoice} />
          <InvoiceFacts {...props} invoice={invoice} />
        </div>
      ) : isUnknown ? (
        <Plain {...props} art="lost" heading={messages.unknown.title} text={messages.unknown.text} />
      ) : isAway ? (
        <div className={styles.middle}>
          <h1>{props.name}</h1>
          <Away text={messages.away} button={messages.tryNow} ask={ask} />
        </div>
      ) : (
        <Asking text={messages.checking} />
      )}
    </>
  )
}

/**
 * Polls the invoice of the page's URL; `id` is undefined until the URL is read and if it names
 * none.
 */
function useInvoice(panelUrl: string) {
  const [id, setId] = useState<string>()
  const [watched, setWatched] = useState(nothingYet)
  const watch = useRef<ReturnType<typeof watchInvoice>>(null)
  useEffect(() => {
    const named = invoiceIdIn(location.search)
    setId(named)
    if (named === undefined) return
    watch.current = watchInvoice(`${panelUrl}/api/invoices/${encodeURIComponent(named)}`, setWatched)
    return () => watch.current?.stop()
  }, [panelUrl])
  return { id, watched, ask: () => watch.current?.ask() }
}

type PlainProps = InvoiceProps & { art: 'pay-success' | 'pay-error' | 'lost'; heading: string; text: string }

/** An invoice page without an invoice: its text, and where invoices are. */
function Plain({ art, heading, text, messages, locale, panelUrl, contact }: PlainProps) {
  return (
    <div className={styles.middle}>
      <Art name={art} width={220} priority />
      <h1>{heading}</h1>
      <p className="dim">{text}</p>
      <p className={`row ${styles.actions}`}>
        <a className={buttonClass()} href={panelLink(panelUrl, '/balance', { lang: locale })}>
          {messages.toInvoices}
        </a>
        <a className={buttonClass({ tone: 'quiet' })} href={contact.href}>
          {contact.text}
        </a>
      </p>
      <p className={`note ${styles.withoutScript}`}>{messages.needsScript}</p>
    </div>
  )
}

type AskingProps = { text: ReactNode; className?: string | undefined; as?: 'h1' | 'p' }

/** Use `as` a paragraph where the page has its own heading, visible or not. */
function Asking({ text, className, as: Text = 'h1' }: AskingProps) {
  return (
    <div className={[styles.middle, className].join(' ')}>
      <span className={styles.block} aria-hidden="true" />
      <Text className={styles.quiet}>{text}</Text>
    </div>
  )
}

function Away({ text, button, ask }: { text: string; button: string; ask: () => void }) {
  return (
    <div className={`caution ${styles.away}`} role="alert">
      <p>{text}</p>
      <button type="button" className={buttonClass({ tone: 'quiet', size: 'small' })} onClick={ask}>
        {button}
      </button>
    </div>
  )
}
