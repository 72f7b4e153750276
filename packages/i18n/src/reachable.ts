import type { Locale } from './locales.ts'

/** Whether those who read this language can open the network: Ukraine's providers block VK. */
export const isReachable = (network: string, locale: Locale) => !(network === 'vk' && locale === 'ua')
