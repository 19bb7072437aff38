/** Figures and spans as every screen of the panel writes them. */
export const figureText = {
  percent: (figure: number) => `${figure}%`,
  days: (from: string, to: string) => `${from} to ${to}`,
} as const
