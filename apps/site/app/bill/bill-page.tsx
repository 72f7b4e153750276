import { company } from '@zubr/content/brand'
import { paymentMethods } from '@zubr/content/payments'
import { plans } from '@zubr/content/plans'
import type { BillMessages } from '@zubr/i18n/bill/en'
import { fill } from '@zubr/i18n/format'
import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { Island } from '../island.tsx'
import { planLabel } from '../pricing/plan-label.ts'
import { useHref, useSite } from '../site.tsx'
import { BillPart } from './bill-part.tsx'
import type { BillPageId, BillProps } from './bill-props.ts'

/**
 * Marks pages whose URL names a bill before the first paint, so that the still text never flashes.
 * It is inline for that reason; the page's CSP contains its hash.
 */
const markNamed = `if(/[?&]bill=[^&]/.test(location.search))document.documentElement.dataset.named=""`

/** Shows the bill of the URL; without one it explains where bills are. */
export function BillPage({ page, messages }: { page: BillPageId; messages: BillMessages }) {
  const { locale, messages: all } = useI18n()
  const { panelUrl } = useSite()
  const href = useHref()
  const props: BillProps = {
    locale,
    page,
    messages,
    name: all.bill.heading,
    still: page === 'bill' ? { heading: all.bill.heading, text: messages.none } : pick(all[page]),
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
      <Island name="bill" data={props}>
        <BillPart {...props} />
      </Island>
    </div>
  )
}

const pick = ({ heading, text }: { heading: string; text: string }) => ({ heading, text })
