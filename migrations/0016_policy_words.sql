-- How long cancelling is free became a fact: the sample's sentence about it now takes it from there, and says the same.
UPDATE property_facts SET facts = replace(facts::text, 'Free up to 24 hours before check-in', 'Free up to {free cancellation} before check-in')::jsonb;
