/** Fetched when they are opened: for the lobby, whom its host may invite; for the profile, the list. */
export const inviteList = async () => (await import('./Companions.tsx')).InviteList;
export const companionsPanel = async () => (await import('./Companions.tsx')).CompanionsPanel;
