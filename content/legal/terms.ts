/**
 * Figures that every legal document must state. Source: specification, section 9, "Terms from the legal texts";
 * `ipKeptDays` is ours, from the privacy policy. A document marks each as `[7 дней](term:dataKeptDays)`, and a test
 * compares the digits in the link's text with the figure here.
 */
export const terms = {
  /** Share of the price that is paid before the service begins, in percent. */
  prepaymentPercent: 100,
  /** The service is provided within this many working days of payment. */
  serviceStartWorkingDays: 1,
  /** Days for which a server's data outlive the paid period; then they are deleted for good. */
  dataKeptDays: 7,
  /** A refund request is reviewed within this many working days. */
  refundReviewWorkingDays: 10,
  /** Money returns to the card within this many days of the decision to refund. */
  refundToCardDays: 30,
  /** A claim is reviewed within this many working days. */
  claimReviewWorkingDays: 20,
  /** The subscriber reports changed data within this many calendar days. */
  changedDataCalendarDays: 2,
  /** The subscriber objects to the quality of service within this many calendar days. */
  qualityObjectionCalendarDays: 1,
  /** Days after which IP addresses in the logs are shortened. */
  ipKeptDays: 30,
} as const

/**
 * Terms without a figure that every legal document must state. Source: specification, section 9, "Terms from the legal
 * texts", with the account data of section 3 and the violation rule of section 4. Marked around their key words:
 * `[пополняет баланс](term:balanceFirst)`.
 */
export const wordTerms = [
  'balanceFirst',
  'paymentFees',
  'freePlanNoGuarantee',
  'refundGrounds',
  'cardsAtProcessors',
  'violationNoRefund',
  'accountData',
] as const

/** The legal documents by their address under `/legacy`, in the order of the index. Source: specification, section 2. */
export const legalDocuments = ['oferta', 'user-agreement', 'privacy', 'security', 'pay'] as const
