// Separate from the schemas: everyone who opens the sign-in page downloads this file.

/** Social networks for sign-in. */
export const socialProviders = ['discord', 'vk'] as const
export type SocialProvider = (typeof socialProviders)[number]
export const socialNames: Record<SocialProvider, string> = { discord: 'Discord', vk: 'VK' }
