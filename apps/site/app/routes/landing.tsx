import { brand, landingVariants, links } from '@zubr/content/brand'
import { reviews } from '@zubr/content/reviews'
import { landingIds } from '@zubr/i18n/site-pages'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useDescription } from '../coming/coming.tsx'
import { FinderForm } from '../finder/finder-form.tsx'
import { JsonLd, PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { Campaign } from '../landing/campaign.tsx'
import { Faq } from '../landing/faq.tsx'
import { Gifts } from '../landing/gifts.tsx'
import { Hero } from '../landing/hero.tsx'
import { Join } from '../landing/join.tsx'
import { LiveStrip } from '../landing/live-strip.tsx'
import { PanelView } from '../landing/panel/panel-view.tsx'
import { Reasons } from '../landing/reasons.tsx'
import { Reviews } from '../landing/reviews.tsx'
import { Stats } from '../landing/stats.tsx'
import { variantOf } from '../landing/variant.ts'
import { requiredContent } from '../markdown/content.server.ts'
import { groupOfLanding } from '../pricing/groups.ts'
import { OfferList, Pricing } from '../pricing/pricing.tsx'
import { requestedPage } from '../requested-page.server.ts'
import { useSite } from '../site.tsx'

/** The visitor's variant: the server forwards it as a cookie. */
export function loader({ request }: LoaderFunctionArgs) {
  const { locale, page } = requestedPage(request)
  return {
    id: landingIds.find((id) => id === page?.id) ?? 'home',
    variant: variantOf(request.headers.get('cookie')),
    faq: requiredContent('faq', locale).body,
  }
}

export default function LandingPage() {
  const { id, variant, faq } = useLoaderData<typeof loader>()
  const { messages } = useI18n()
  const { siteUrl } = useSite()
  const page = messages.landing.pages[id]
  const description = useDescription(id)
  return (
    <>
      <PageHead id={id} head={{ title: page.title, description }} />
      <Campaign />
      <Hero id={id} variant={variant} />
      <LiveStrip />
      <Reasons />
      <PanelView />
      <Pricing selected={groupOfLanding[id]} />
      <FinderForm />
      <Gifts />
      <Reviews reviews={reviews} />
      <Stats id={id} />
      <Faq body={faq} promoPercent={landingVariants[variant].promoPercent} />
      <Join />
      <JsonLd
        data={{
          '@type': 'Organization',
          name: brand.name,
          url: siteUrl,
          logo: `${siteUrl}/favicon.svg`,
          email: brand.email,
          telephone: brand.phone,
          foundingDate: String(brand.since),
          sameAs: Object.values(links.social),
        }}
      />
      <OfferList group={groupOfLanding[id]} description={description} />
    </>
  )
}
