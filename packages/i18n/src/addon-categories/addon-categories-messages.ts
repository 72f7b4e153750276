import type { AddonCategory } from '@zubr/contracts/catalogue/categories'

/** The categories of others' catalogues, which name them in English alone. */
export type AddonCategoryMessages = Record<AddonCategory, string>
