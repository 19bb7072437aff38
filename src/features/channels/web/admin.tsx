import { useState } from 'react'
import { Tabs } from '@/web/admin-kit/tabs'
import { AddressList } from './admin-addresses'
import { ConflictList } from './admin-conflicts'
import { FeedList } from './admin-feeds'
import { channelsText as words } from './admin-text'

/** Calendars to and from other booking platforms, and the nights that both sides sold. */
export function ChannelsAdmin() {
  const [chosen, setChosen] = useState(0)
  return (
    <div className="grid min-w-0 gap-5">
      <ConflictList />
      <Tabs
        label={words.tabs}
        chosen={chosen}
        onChoose={setChosen}
        tabs={[
          { title: words.feeds, content: <FeedList /> },
          { title: words.addresses, content: <AddressList /> },
        ]}
      />
    </div>
  )
}
