-- What a database of the first release held, as that release wrote it: a row and more in every table it had.
INSERT INTO users (email, password_hash, first_name, role) VALUES
  ('owner@example.com', 'none', 'Olive', 'superadmin'), ('desk@example.com', 'none', NULL, 'user');
INSERT INTO sessions (sid, secret_hash, user_id, expire) VALUES ('sid-1', 'hash-1', 1, now() + interval '1 day');
INSERT INTO villa_categories (name, price_per_night_cents, half_board_price_cents, full_board_price_cents, max_guests, amenities, specifications)
  VALUES ('Double', 6500, 8500, 10500, 2, '{Fan,"Hot water"}', '{"View": "Garden"}'), ('Family', 12000, NULL, NULL, 6, '{}', '{}');
INSERT INTO villas (name, slug, description, category_id, building, room_number, floor, base_price_cents, weekend_price_cents, seasonal_price_cents, max_guests, bathrooms, created_at)
  VALUES ('Rose Villa', 'rose-villa', 'At the gate', 1, 'A', '101', 'Ground Floor', NULL, NULL, NULL, NULL, 1.5, '2025-01-01'),
    ('Fig Villa', 'fig-villa', 'Under the fig tree', 2, NULL, NULL, NULL, 13050, 15000, 20000, 8, NULL, '2025-01-01'),
    ('Old Store', 'old-store', 'Not let', NULL, NULL, NULL, NULL, 5000, NULL, NULL, 1, NULL, '2025-01-01');
UPDATE villas SET is_available = false WHERE slug = 'old-store';
INSERT INTO villa_images (villa_id, image_url, alt_text, is_main) VALUES
  (1, '/api/assets/villas/rose.jpg', 'The gate', true), (1, '/api/assets/villas/rose-2.jpg', NULL, true), (2, '/api/assets/villas/fig.jpg', NULL, false);
INSERT INTO villa_videos (villa_id, title, video_url) VALUES (1, 'A walk', 'https://www.youtube.com/watch?v=abcdefghijk');
INSERT INTO bookings (villa_id, user_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date, number_of_guests, total_cents, special_requests, status, source, hold_expires_at, idempotency_key, idempotency_hash) VALUES
  (1, NULL, 'Akello Grace', 'akello@example.com', '+256 700 000 011', '2027-03-08', '2027-03-11', 2, 19500, NULL, 'checked-in', 'website', NULL, 'key-1', 'hash-1'),
  (1, NULL, 'Ouma Peter', 'ouma@example.com', NULL, '2027-03-11', '2027-03-12', 1, 6500, 'Late; ''very'' late ✨', 'confirmed', 'website', NULL, NULL, NULL),
  (2, 1, 'Nankya Sarah', 'nankya@example.com', NULL, '2027-03-20', '2027-03-22', 8, 30000, NULL, 'pending', 'website', '2027-03-11T09:00:00Z', NULL, NULL),
  (2, NULL, 'Mugisha Ben', 'mugisha@example.com', NULL, '2027-03-20', '2027-03-22', 2, 30000, NULL, 'cancelled', 'website', NULL, NULL, NULL),
  (2, NULL, 'Aine Ruth', 'aine@example.com', NULL, '2026-12-30', '2027-01-02', 2, 45000, NULL, 'checked-out', 'website', NULL, NULL, NULL),
  (1, NULL, 'Okot John', 'okot@example.com', NULL, '2027-02-01', '2027-02-02', 2, 6500, NULL, 'no-show', 'website', NULL, NULL, NULL);
INSERT INTO blog_posts (title, slug, content, is_published) VALUES ('Dusk', 'dusk', 'Seen from the hill.', true);
INSERT INTO contact_messages (name, email, subject, message) VALUES ('Sample Guest', 'guest@example.com', 'Other', 'Is it quiet?');
INSERT INTO events (title, start_date, price_cents, capacity) VALUES ('Jazz night', '2027-04-01', 2500, 60);
INSERT INTO gallery_images (title, image_url, category) VALUES ('The pool', '/api/assets/gallery/pool.jpg', 'facilities');
INSERT INTO hero_slides (title, image_url) VALUES ('Welcome', '/api/assets/hero/hill.jpg');
INSERT INTO video_settings (section, setting_key, setting_value) VALUES ('hero', 'video_url', '');
INSERT INTO video_tours (title, video_url) VALUES ('The grounds', 'https://www.youtube.com/watch?v=abcdefghijk');
INSERT INTO property_facts (facts) VALUES ('{"name": "Hill House", "tagline": "On the hill", "phones": ["+256 700 000 001"],
  "infoEmail": "info@hill.example.com", "generalEmail": "stay@hill.example.com", "messagingNumber": "+256 700 000 003",
  "address": "Makenke, Mbarara, Uganda", "town": "Mbarara", "country": "Uganda", "latitude": -0.6072, "longitude": 30.6545,
  "timeZone": "Africa/Kampala", "currency": "USD", "checkInTime": "2:00 PM", "checkOutTime": "12:00 PM", "holdHours": 24,
  "receptionHours": "24/7", "restaurantHours": [{"meal": "Breakfast", "hours": "6:30–10:00 AM"}],
  "paymentMethods": ["Cash"], "policies": [{"title": "Cancellation", "text": "Free up to 24 hours before check-in."}],
  "inclusions": ["Free WiFi"]}');
