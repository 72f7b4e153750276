// Apart from the schemas: everyone who opens the sign-in page downloads this.

/** Social networks that people can sign in by. */
export const socialProviders = ['discord', 'vk'] as const
export type SocialProvider = (typeof socialProviders)[number]
export const socialNames: Record<SocialProvider, string> = { discord: 'Discord', vk: 'VK' }
