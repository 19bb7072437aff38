import type { ReactNode } from 'react'
import { WovenBand, WovenMark } from '@/web/ui/woven-band'

/** What stands in place of the panel, alone in the middle of the page. */
export function PanelCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md overflow-hidden rounded-card border border-line bg-paper shadow-float">
        <WovenBand className="text-forest" />
        <div className="flex flex-col gap-6 p-6 sm:p-9">
          <div className="flex items-center gap-4">
            <WovenMark className="size-11" />
            <h1 className="text-2xl">{title}</h1>
          </div>
          {children}
        </div>
      </div>
    </main>
  )
}
