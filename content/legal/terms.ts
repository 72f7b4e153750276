/**
 * Figures of every legal document. Source: specification, section 9, "Terms from the legal texts";
 * `ipKeptDays`: our privacy policy. Documents mark them as `[7 дней](term:dataKeptDays)`; a test
 * compares the figure.
 */
export const terms = {
  /** Share of the price that is paid before the service begins, in percent. */
  prepaymentPercent: 100,
  /** The service is provided within this many working days of payment. */
  serviceStartWorkingDays: 1,
  /** Days until a server's data are deleted for good after the paid period. */
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
 * Terms without a figure. Source: specification, section 9, "Terms from the legal texts", section 3
 * (account data), section 4 (violations). Documents mark their key words: `[пополняет
 * баланс](term:balanceFirst)`.
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

/**
 * Legal documents by their path under `/legacy`, in the order of the index. Source: specification,
 * section 2.
 */
export const legalDocuments = ['oferta', 'user-agreement', 'privacy', 'security', 'pay'] as const
