import { company } from '@zubr/content/brand'
import { paymentMethods } from '@zubr/content/payments'
import { plans } from '@zubr/content/plans'
import { fill } from '@zubr/i18n/format'
import type { InvoiceMessages } from '@zubr/i18n/invoice/invoice-messages'
import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { Island } from '../island.tsx'
import { planLabel } from '../pricing/plan-label.ts'
import { useHref, useSite } from '../site.tsx'
import { InvoicePart } from './invoice-part.tsx'
import type { InvoicePageId, InvoiceProps } from './invoice-props.ts'

/**
 * Marks pages whose URL names an invoice before the first paint, so that the still text never
 * flashes. It is inline for that reason; the page's CSP contains its hash.
 */
const markNamed = `if(/[?&]bill=[^&]/.test(location.search))document.documentElement.dataset.named=""`

/** Shows the invoice of the URL; without one it explains where invoices are. */
export function InvoicePage({ page, messages }: { page: InvoicePageId; messages: InvoiceMessages }) {
  const { locale, messages: all } = useI18n()
  const { panelUrl } = useSite()
  const href = useHref()
  const props: InvoiceProps = {
    locale,
    page,
    messages,
    name: all.invoice.heading,
    still: page === 'invoice' ? { heading: all.invoice.heading, text: messages.none } : pick(all[page]),
    paid: all.paySuccess.heading,
    declined: all.payError.heading,
    contact: { text: all.frame.contact, href: href.page('contact') },
    plans: Object.fromEntries(plans.map((plan) => [plan.id, planLabel(locale, all, plan)])),
    methods: Object.fromEntries(paymentMethods.map(({ id, name, way }) => [id, { name: name[locale], way }])),
    seller: fill(all.frame.company, {
      company: company.name[locale],
      number: company.taxNumber,
      address: company.address[locale],
    }),
    panelUrl,
  }
  return (
    <div className="container">
      <PageHead id={page} head={all[page]} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by hash in the CSP */}
      <script dangerouslySetInnerHTML={{ __html: markNamed }} />
      <Island name="invoice" data={props}>
        <InvoicePart {...props} />
      </Island>
    </div>
  )
}

const pick = ({ heading, text }: { heading: string; text: string }) => ({ heading, text })
